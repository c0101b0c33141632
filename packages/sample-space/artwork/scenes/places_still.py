"""Still lifes: towels, plates, tiles, paper, kitchen, documents, spray."""
import math
import random

import bpy
from mathutils import Matrix

import packs_bottles
from packs_soft import clouds
from shapes import add, bevel, cuboid, lathe, loft, modifier, outline, rounded, subdivide, tube
from stage import backdrop, ball, camera, copies, lamp, sheet, sky, sun, wall
from surfaces import bumped, ceramic, cloth, emission, glass, principled, steel, tiles, varied, wood


def folded(colour, at, wide=2.4, deep=1.5, layers=3, thick=0.13, seed=1):
    """A folded towel: soft layers with the round fold at the front."""
    x, y, z = at
    material = cloth(colour)
    for k in range(layers):
        chance = random.Random(seed * 31 + k)
        half = thick / 2
        section, rows = [], 26
        verts, faces = [], []
        ring = 22
        for i in range(rows + 1):
            t = i / rows
            px = (t - 0.5) * wide * (1 + chance.uniform(-0.006, 0.006))
            end = min(1, min(t, 1 - t) * rows / 1.5 + 0.35)
            for j in range(ring):
                a = 2 * math.pi * j / ring
                c, s = math.cos(a), math.sin(a)
                py = (deep / 2) * math.copysign(abs(c) ** 0.35, c)
                pz = half * end * math.copysign(abs(s) ** 0.75, s)
                verts.append((px, py, pz))
        for i in range(rows):
            for j in range(ring):
                n = (j + 1) % ring
                faces.append((i * ring + j, i * ring + n, (i + 1) * ring + n, (i + 1) * ring + j))
        faces.append(tuple(range(ring - 1, -1, -1)))
        faces.append(tuple(rows * ring + j for j in range(ring)))
        made = add('layer', verts, faces, material)
        subdivide(made, 2)
        modifier(made, 'DISPLACE', strength=0.05, mid_level=0.5, texture=clouds(0.35), texture_coords='GLOBAL')
        modifier(made, 'DISPLACE', strength=0.018, mid_level=0.5, texture=clouds(0.05), texture_coords='GLOBAL')
        made.location = (x + chance.uniform(-0.015, 0.015), y + chance.uniform(-0.02, 0.02), z + half + k * thick * 0.93)
    return z + layers * thick * 0.93


def towels(scene):
    """A stack of folded towels on a light shelf."""
    sky('#b9d4e6', '#ffffff', 0.55)
    sheet((40, 12), (0, 2, 0), material=principled('#e9eef2', 0.35))
    backdrop('#5f9fcb', '#2f7ab4', (60, 24), (0, 9, 6), 0.75, across='#a9d2ec')
    lamp((-5, -4, 6), (2, 0, 1), 3.0, 520, '#fff6ea', 4)
    lamp((7, 2, 5), (2, 0, 1), 2, 240, '#dff0ff', 4)
    z = 0
    for k, colour in enumerate(['#f7f7f5', '#f7f7f5', '#7fb3d9', '#f7f7f5', '#d5e6f2', '#f7f7f5']):
        z = folded(colour, (2.35 + (k % 3 - 1) * 0.03, 0.1 * (k % 2), z), layers=2, thick=0.2, seed=k + 1)
    for k, (px, pz) in enumerate([(4.1, 0.3), (4.72, 0.3), (4.41, 0.82)]):
        roll = lathe('roll', rounded([(0.0, -0.75), (0.27, -0.75), (0.3, -0.7), (0.3, 0.7), (0.27, 0.75), (0.0, 0.75)], 0.05), cloth(['#7fb3d9', '#f7f7f5', '#d5e6f2'][k]))
        modifier(roll, 'DISPLACE', strength=0.03, mid_level=0.5, texture=clouds(0.12))
        roll.rotation_euler = (math.pi / 2, 0, 0.1 * k)
        roll.location = (px, 0.35, pz)
    camera((0.2, -10, 1.9), (0.55, 0, 1.12), 50, 2.0, (2.3, -0.6, 1))


def plate_mesh(material, r=1.0):
    return lathe('plate', rounded([(0.0, 0.035 * r), (0.6 * r, 0.03 * r), (0.72 * r, 0.07 * r), (r, 0.125 * r), (1.005 * r, 0.14 * r), (0.98 * r, 0.145 * r), (0.71 * r, 0.1 * r), (0.6 * r, 0.065 * r), (0.0, 0.07 * r)], 0.02), material, around=128, sharp=60)


def wine_glass(material, at, scale=1.0, tall=True):
    if tall:
        profile = [(0.0, 0.0), (0.36, 0.0), (0.36, 0.02), (0.06, 0.06), (0.035, 0.2), (0.035, 0.75), (0.1, 0.85), (0.33, 1.1), (0.38, 1.35), (0.3, 1.75), (0.29, 1.75), (0.365, 1.35), (0.315, 1.11), (0.1, 0.88), (0.0, 0.86)]
    else:
        profile = [(0.0, 0.0), (0.3, 0.0), (0.33, 0.03), (0.38, 0.95), (0.365, 0.95), (0.31, 0.08), (0.0, 0.08)]
    made = lathe('glass', rounded(profile, 0.03), material, around=96, sharp=60)
    made.location, made.scale = at, (scale,) * 3
    return made


def plates(scene):
    """Clean plates and glasses on a steel shelf."""
    sky('#2b5f93', '#f3faff', 0.6)
    backdrop('#1a4f8a', '#5b9bd0', (60, 24), (0, 10, 6), 0.8, across='#d7ecf9')
    sheet((40, 16), (0, 1, 0), material=steel(0.22))
    lamp((-4, -4, 7), (2.5, 0, 1), 4, 520, '#ffffff', 3)
    lamp((8, 1, 4), (3, 0, 1), 1.6, 260, '#fff4e0', 4)
    lamp((2, 6, 5), (3, 0, 1), 4, 260, '#e8f5ff', 2)
    dish = plate_mesh(ceramic('#f6f7f7'), 1.0)
    dish.location = (2.0, 0.4, 0)
    copies(dish, [((2.0 + 0.008 * (k % 3), 0.4, 0.085 * k), 1, k) for k in range(1, 13)])
    copies(dish, [((4.25, 1.2, 0.065 * k), 0.75, k) for k in range(0, 9)])
    clear = glass('#fbfeff')
    for x, y, tall, s in [(3.35, -0.5, True, 1.0), (4.15, -0.15, True, 1.0), (5.0, 0.2, True, 1.0), (0.75, 1.3, False, 1.0)]:
        wine_glass(clear, (x, y, 0), s, tall)
    camera((0.4, -9.5, 1.7), (1.2, 0, 0.85), 48, 2.2, (2.6, -0.3, 0.9))


def dishes(scene):
    """Plates next to a basin full of suds."""
    chance = random.Random(4)
    sky('#1f5a94', '#f2f9ff', 0.55)
    wall((40, 14), (0, 4.2, 4), tiles('#4f8fc4', '#8fbbdd', 0.8, 0.4, 0.016, 0.12, other='#4787bd'))
    sheet((40, 14), (0, -1.5, 0), material=steel(0.2))
    lamp((-4, -4, 7), (2.5, 0, 1), 4, 560, '#ffffff', 3)
    lamp((8, -1, 5), (3, 0, 1), 2, 260, '#fff4e0', 4)
    dish = plate_mesh(ceramic('#f6f7f7'), 1.0)
    dish.location = (1.55, 1.2, 0)
    copies(dish, [((1.55 + 0.01 * (k % 3), 1.2, 0.085 * k), 1, k) for k in range(1, 11)])
    tub = loft('basin', [(0.0, 1.2, 0.8, 4), (0.02, 1.3, 0.9, 4), (0.1, 1.35, 0.95, 4), (0.8, 1.42, 1.0, 4), (0.86, 1.47, 1.05, 4), (0.88, 1.47, 1.05, 4), (0.86, 1.38, 0.97, 4), (0.7, 1.36, 0.95, 4), (0.68, 0.9, 0.6, 3)], principled('#1b5fae', 0.28))
    tub.location = (3.95, 0.1, 0)
    from surfaces import film
    scene.cycles.transparent_max_bounces = 20
    beds, clear = [], []
    for _ in range(2600):
        a, d = chance.uniform(0, 6.283), math.sqrt(chance.random())
        x, y = 3.95 + 1.28 * d * math.cos(a), 0.1 + 0.86 * d * math.sin(a)
        z = 0.78 + 0.45 * (1 - d * d) * (0.6 + 0.4 * math.sin(x * 3 + y * 4)) - chance.random() ** 2 * 0.25
        (beds if chance.random() < 0.55 else clear).append(((x, y, z), 0.025 + 0.085 * chance.random() ** 2.4, 0))
    copies(ball(principled('#f6fbff', 0.25), 3), beds)
    copies(ball(film('#e8f6ff', 0.9), 4), clear)
    half = bpy.data.objects.new('plate', dish.data)
    half.location, half.rotation_euler = (4.5, 0.35, 1.0), (math.radians(68), 0.25, 0.3)
    scene.collection.objects.link(half)
    camera((0.5, -9, 2.6), (1.25, 0, 0.85), 46, 2.4, (3.4, -0.4, 1))


def kitchen(scene):
    """A tiled wall, a steel counter, and pans on a rail."""
    sky('#6f8aa0', '#ffffff', 0.5)
    wall((40, 14), (0, 3.0, 4), tiles('#e9eef0', '#b9c4ca', 0.9, 0.45, 0.016, 0.1, other='#e2e9ec'))
    sheet((40, 5), (0, 0.8, 0), material=steel(0.2))
    cuboid('edge', (40, 0.1, 0.3), (0, -1.7, -0.3), steel(0.2), 0.04)
    lamp((-3, -3, 8), (2, 1, 1), 4, 620, '#fff4e4', 2)
    lamp((8, -2, 5), (3, 0, 1), 2, 300, '#e6f2ff', 4)
    for x in (1.5, 3.2, 4.9):
        lamp((x, 2.0, 5.2), (x, 2.6, 1), 0.8, 60, '#ffe2b8')
    metal, copper, dark = steel(0.16, '#d8dbde'), principled('#d08a55', 0.18, 1.0), principled('#22262b', 0.35)
    rail = tube('rail', [(0.3, 2.7, 3.3), (9, 2.7, 3.3)], 0.045, metal, handles='VECTOR')
    for k, (x, r) in enumerate([(1.2, 0.46), (2.35, 0.56), (3.6, 0.48), (4.75, 0.58), (5.9, 0.5)]):
        pan = lathe('pan', rounded([(0.0, 0.0), (r * 0.86, 0.0), (r, 0.24), (r * 1.03, 0.25), (r * 0.97, 0.26), (r * 0.82, 0.03), (0.0, 0.03)], 0.04), copper if k % 2 else metal, around=96, sharp=50)
        pan.rotation_euler, pan.location = (math.pi / 2, 0, 0), (x, 2.86, 2.1 - r * 0.1)
        tube('grip', [(x, 2.72, 2.1 + r * 0.85), (x, 2.68, 3.12), (x, 2.64, 3.34), (x, 2.72, 3.37)], 0.05, dark if k % 2 else metal)
    for x, y, r, h in [(2.2, 0.9, 0.72, 0.95), (3.85, 1.1, 0.55, 0.7)]:
        pot = lathe('pot', rounded([(0.0, 0.0), (r, 0.0), (r, h), (r * 1.04, h + 0.02), (r * 1.04, h + 0.05), (r * 0.2, h + 0.16), (0.0, h + 0.17)], 0.04), metal, around=128, sharp=40)
        pot.location = (x, y, 0)
        lathe('knob', rounded([(0.0, h + 0.16), (0.06, h + 0.17), (0.11, h + 0.27), (0.0, h + 0.29)], 0.02), dark).location = (x, y, 0)
        for side in (-1, 1):
            tube('ear', [(x + side * r, y - 0.14, h * 0.78), (x + side * (r + 0.2), y - 0.12, h * 0.8), (x + side * (r + 0.2), y + 0.12, h * 0.8), (x + side * r, y + 0.14, h * 0.78)], 0.035, metal)
    board = cuboid('board', (1.5, 0.9, 0.09), (5.3, 0.2, 0), wood(), 0.03)
    for k, (x, y, c) in enumerate([(5.0, 0.2, '#d8352a'), (5.45, 0.05, '#d8352a'), (5.3, 0.42, '#e0472f')]):
        fruit = ball(principled(c, 0.15), 4)
        copies(fruit, [((x, y, 0.27), (0.2, 0.2, 0.18), k)])
    camera((-0.2, -8.6, 2.1), (0.75, 1, 1.35), 42, 2.6, (2.6, 0.8, 1))


def chef(scene):
    """Steel pans on a hot range, in warm light."""
    sky('#2a1c22', '#a0603c', 0.35)
    wall((40, 14), (0, 3.4, 4), tiles('#5a4a48', '#3a3030', 0.9, 0.45, 0.016, 0.16, other='#544443'))
    lamp((-3, -4, 6), (2.4, 0, 0.6), 4, 900, '#ffdcb0', 3)
    lamp((7, 2, 4), (2.6, 0, 0.6), 2, 320, '#ff9a52', 3)
    lamp((3, 3, 5.5), (3, 0.6, 0), 5, 260, '#ffe4c4', 1)
    dark, metal = varied(principled('#16181b', 0.3), 0.2, 0.45, 5), steel(0.16, '#d2d4d6')
    cuboid('range', (14, 4, 0.3), (4.6, 0.6, -0.3), dark, 0.05)
    cuboid('front', (14, 0.1, 1.4), (4.6, -1.42, -1.7), steel(0.25), 0.03)
    for k in range(5):
        knob = lathe('knob', rounded([(0.0, 0.0), (0.17, 0.0), (0.15, 0.2), (0.0, 0.2)], 0.03), dark)
        knob.rotation_euler, knob.location = (math.pi / 2, 0, 0), (1.0 + k * 1.25, -1.47, -0.75)
    flame = emission('#4aa3ff', 6)
    for x, y in [(1.7, 0.2), (3.7, 0.5), (5.6, 0.4)]:
        for k in range(14):
            a = k * math.pi / 7
            spike = lathe('flame', [(0.0, 0.0), (0.022, 0.03), (0.016, 0.12), (0.0, 0.19)], flame, around=8)
            spike.location = (x + 0.36 * math.cos(a), y + 0.36 * math.sin(a), 0.06)
        for a in (0, math.pi / 2):
            bar = cuboid('grate', (1.5, 0.07, 0.08), (x, y, 0.2), dark, 0.02)
            bar.rotation_euler = (0, 0, a)
    for x, y, r, h, long in [(1.7, 0.2, 0.66, 0.4, 1), (3.7, 0.5, 0.62, 0.95, 0), (5.6, 0.4, 0.7, 0.36, 0)]:
        z = 0.29
        pot = lathe('pot', rounded([(0.0, z), (r * 0.92, z), (r, z + h), (r * 1.04, z + h + 0.02), (r * 0.97, z + h + 0.03), (r * 0.88, z + 0.05), (0.0, z + 0.05)], 0.04), metal, around=128, sharp=45)
        pot.location = (x, y, 0)
        if long:
            tube('handle', [(x - r * 0.9, y - 0.3, z + h * 0.8), (x - r - 0.5, y - 0.65, z + h + 0.15), (x - r - 1.0, y - 1.0, z + h + 0.2)], 0.06, metal)
        else:
            for side in (-1, 1):
                tube('ear', [(x + side * r, y - 0.14, z + h * 0.8), (x + side * (r + 0.2), y - 0.12, z + h * 0.82), (x + side * (r + 0.2), y + 0.12, z + h * 0.82), (x + side * r, y + 0.14, z + h * 0.8)], 0.035, metal)
        lathe('food', [(0.0, z + h * 0.7), (r * 0.9, z + h * 0.68)], bumped(principled('#c8502a', 0.25), 9, 0.6, 0.06)).location = (x, y, 0)
    camera((-0.6, -7.6, 2.4), (0.6, 0.6, 0.5), 42, 2.4, (2.4, 0.2, 0.5))


def floor_tiles(scene):
    """A wet tiled floor that reflects bright windows."""
    sky('#2c5f7a', '#eaf7fb', 0.45)
    floor = sheet((60, 60), (0, 20, 0), material=varied(tiles('#3f7f9a', '#2b5b70', 1.0, 1.0, 0.012, 0.08, offset=0.0, other='#39788f'), 0.02, 0.2, 0.7))
    wall((80, 20), (0, 26, 9), principled('#c7dbe3', 0.6))
    for x in (3, 9, 15):
        wall((4.4, 8), (x, 25.9, 6), emission('#f4fcff', 5))
    lamp((6, 20, 9), (2, 0, 0), 10, 2600, '#f2fbff', 4)
    lamp((-5, -2, 8), (1, 4, 0), 5, 500, '#ffffff')
    chance = random.Random(2)
    water = ball(glass('#ffffff', 0, 1.33), 4)
    copies(water, [((chance.uniform(0.4, 4.5), chance.uniform(0.4, 6), 0.0), (lambda r: (r, r, r * 0.35))(0.02 + 0.1 * chance.random() ** 3), 0) for _ in range(240)])
    camera((0, -4.4, 1.25), (0.6, 6, 0.35), 36, 2.2, (1.8, 1.4, 0))


def paper_rolls(scene):
    from packs_soft import paper_roll
    import plate_materials
    sky('#9cc4e6', '#ffffff', 0.6)
    sheet((40, 12), (0, 2, 0), material=principled('#e6edf3', 0.3))
    backdrop('#3d7fbf', '#7fb6e2', (60, 24), (0, 9, 6), 0.8, across='#dcecf8')
    lamp((-5, -4, 6), (2, 0, 1), 3.5, 440, '#fff8ee', 4)
    lamp((7, 2, 5), (2, 0, 1), 2, 240, '#dff0ff', 4)
    for x, y, z in [(1.6, 0, 0), (2.75, 0.1, 0), (3.9, 0, 0), (2.2, 0.05, 1.02), (3.32, 0.05, 1.02), (5.05, 0.4, 0)]:
        paper_roll(0.53, 1.0, 0.19, (x, y, z))
    paper_roll(0.62, 2.4, 0.2, (0.5, 1.3, 0))
    paper_roll(0.53, 1.0, 0.19, (2.3, -1.35, 0), lying=True, spin=0.5)
    camera((0.0, -9.6, 1.9), (0.7, 0, 1.0), 50, 2.4, (2.4, -0.5, 0.9))


def recolour(objects, colours):
    """Colors the gray parts of a container by region."""
    from surfaces import linear
    for obj in objects:
        for slot in obj.material_slots:
            region = slot.material.name.split('-')[0]
            if region in colours:
                slot.material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = linear(colours[region])


def spray(scene):
    """A spray bottle on a counter, with fine mist."""
    chance = random.Random(6)
    sky('#2a2f7a', '#e4e2ff', 0.5)
    backdrop('#3b3f9e', '#6f74cf', (60, 24), (0, 9, 6), 0.7, across='#c9c9f6')
    sheet((40, 10), (0, 2, 0), material=varied(principled('#dfe2ee', 0.12), 0.05, 0.25, 3))
    lamp((-5, -4, 6), (2.5, 0, 1.4), 3, 420, '#ffffff', 4)
    lamp((7, 3, 5), (2.5, 0, 1.4), 2, 420, '#f0eaff', 4)
    lamp((-2, 5, 4), (1, 0, 2), 3, 420, '#ffffff', 2)
    before = set(scene.objects)
    packs_bottles.spray_bottle()
    made = [o for o in scene.objects if o not in before]
    recolour(made, {'body': '#5b4fd0', 'cap': '#f3f4f7', 'trim': '#3a2fa0', 'own': '#f6f7fb'})
    bpy.context.view_layer.update()
    move = Matrix.Translation((3.55, 0, 0)) @ Matrix.Rotation(math.radians(176), 4, 'Z')
    for obj in made:
        obj.matrix_world = move @ obj.matrix_world
    mist = ball(principled('#ffffff', 0.3, specular=0.8), 2)
    drops = []
    for _ in range(4200):
        t = chance.expovariate(2.4)
        spread = 0.05 + 0.85 * t
        drops.append(((2.8 - 3.0 * t, chance.gauss(0, 0.3) * spread, 2.475 + chance.gauss(0, 0.36) * spread - 0.35 * t * t), 0.003 + 0.008 * chance.random() ** 3, 0))
    copies(mist, drops)
    camera((0.4, -9, 1.9), (0.9, 0, 1.5), 48, 2.0, (3.2, -0.3, 1.6))


def documents(scene):
    """Data sheets on a clipboard, with a pen and a mug."""
    sky('#8fb0cc', '#ffffff', 0.6)
    sheet((40, 30), (0, 4, 0), material=wood('#d9c3a3', '#c0a680', 0.4, (0.7, 6, 6)))
    lamp((-5, 2, 7), (1, 0, 0), 4, 640, '#fff6e8', 4)
    lamp((8, -3, 6), (2, 0, 0), 3, 240, '#e8f3ff', 3)
    board, paper, ink, blue, metal = principled('#2c3b52', 0.5), principled('#fbfbf9', 0.7), principled('#55606e', 0.7), principled('#0f6fd1', 0.6), steel(0.2)
    parts = [cuboid('board', (2.5, 3.4, 0.05), (0, 0, 0), board, 0.02)]
    for k in range(4):
        page = cuboid('page', (2.2, 3.0, 0.008), (0.012 * k, -0.08 + 0.01 * k, 0.05 + 0.009 * k), paper, 0)
        page.rotation_euler = (0, 0, 0.012 * k)
        parts.append(page)
    z = 0.088
    parts.append(cuboid('head', (1.9, 0.26, 0.004), (0.03, 1.05, z), blue, 0))
    for k in range(17):
        y = 0.75 - k * 0.125
        if k in (5, 11):
            parts.append(cuboid('title', (0.8, 0.055, 0.003), (-0.5, y, z), blue, 0))
        else:
            w = 1.85 - (0.5 if k % 5 == 4 else 0.12 * (k % 3))
            parts.append(cuboid('line', (w, 0.026, 0.003), (-0.92 + w / 2 + 0.02, y, z), ink, 0))
    parts.append(cuboid('clip', (1.0, 0.4, 0.1), (0, 1.55, 0.07), metal, 0.04))
    parts.append(tube('bow', [(-0.3, 1.75, 0.14), (-0.2, 1.98, 0.2), (0.2, 1.98, 0.2), (0.3, 1.75, 0.14)], 0.03, metal))
    from shapes import turn
    for part in parts:
        part.location.x += 2.7
        part.location.y += 0.2
    turn(parts, 14, (2.7, 0.2))
    pen = lathe('pen', rounded([(0.0, 0.0), (0.02, 0.04), (0.055, 0.28), (0.06, 1.5), (0.05, 1.6), (0.0, 1.62)], 0.01), blue)
    pen.rotation_euler, pen.location = (math.pi / 2, 0, 0.9), (4.75, -0.2, 0.06)
    mug = lathe('mug', rounded([(0.0, 0.0), (0.4, 0.0), (0.42, 0.04), (0.42, 0.85), (0.38, 0.86), (0.37, 0.1), (0.0, 0.1)], 0.04), ceramic('#f4f6f8'))
    mug.location = (4.7, 1.6, 0)
    tube('ear', [(5.1, 1.6, 0.65), (5.42, 1.6, 0.6), (5.42, 1.6, 0.3), (5.08, 1.6, 0.22)], 0.055, ceramic('#f4f6f8'))
    lathe('coffee', [(0.0, 0.72), (0.38, 0.72)], principled('#3a2013', 0.08)).location = (4.7, 1.6, 0)
    camera((0.7, -6.4, 5.2), (1.4, 0.1, 0.1), 46, 2.8, (2.7, -0.2, 0.1))


PLACES = {
    'towels': (towels, 64, 0.1), 'plates': (plates, 80, 0.1), 'dishes': (dishes, 72, 0.1), 'kitchen': (kitchen, 72, 0.1), 'chef': (chef, 80, 1.1),
    'tiles': (floor_tiles, 72, 0.0), 'paper-rolls': (paper_rolls, 56, 0.1), 'spray': (spray, 64, 0.1), 'documents': (documents, 64, 0.1),
}
