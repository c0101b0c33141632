"""Foam, bubbles, drops, leaves, running water."""
import math
import random

import bpy

from shapes import add, cuboid, lathe, loft, modifier, rounded, subdivide, tube
from stage import backdrop, ball, camera, copies, lamp, sheet, sky, sun, wall
from surfaces import bumped, ceramic, cloth, emission, film, glass, principled, steel, tiles


def foam(scene):
    """A drift of foam with large bubbles on blue."""
    scene.cycles.transparent_max_bounces = 28
    chance = random.Random(11)
    sky('#0a3f8f', '#bfe4ff', 0.55)
    backdrop('#0b58b8', '#06357f', (90, 40), (0, 30, 6), 1.0, across='#3aa6ee')
    lamp((-5, -3, 9), (3, 0, 0), 5, 900, '#eaf6ff', 3)
    lamp((9, -2, 6), (3, 0, 0), 3, 500, '#ffffff', 5)
    lamp((4, 8, 5), (3, 0, 0), 7, 600, '#9fdcff', 3)
    bubble = ball(film('#9fd8ff', 0.85), 5)
    small = ball(principled('#f3faff', 0.25, transmission=0.0, subsurface=0.0, specular=0.6), 3)
    white = ball(film('#ffffff', 0.95), 4)
    hill = lambda x, y: -1.75 + 1.5 / (1 + math.exp(-(x - 1.4) * 1.2)) + 0.16 * math.sin(x * 1.7 + y) + 0.09 * math.sin(x * 4.1 - y * 2)
    verts, faces, n = [], [], 90
    for i in range(n + 1):
        for j in range(9):
            x, y = -7 + 17 * i / n, -1.9 + 6 * j / 8
            verts.append((x, y, hill(x, y) - 0.1 if j else -4))
    faces = [(i * 9 + j, (i + 1) * 9 + j, (i + 1) * 9 + j + 1, i * 9 + j + 1) for i in range(n) for j in range(8)]
    add('bed', verts, faces, principled('#dcefff', 0.6))
    beds, clear, large = [], [], []
    for k in range(11500):
        x, y = chance.uniform(-6, 9), chance.uniform(-2.0, 4)
        r = 0.02 + 0.11 * chance.random() ** 2.6
        z = hill(x, y) - 0.06 + r * 0.4
        if k % 2:
            # Every second bubble is on the side of the drift that faces the camera.
            x, y = chance.uniform(-3.4, 6.2), -1.98 + chance.uniform(-0.06, 0.06)
            r = 0.03 + 0.13 * chance.random() ** 2
            z = hill(x, -1.98) - 0.05 - 2.2 * chance.random() ** 1.2
        (beds if r < 0.03 else clear).append(((x, y, z), r, 0))
    for x, y, z, r in [(2.55, -0.5, 0.75, 0.78), (4.3, 0.2, 1.25, 1.05), (1.35, 0.1, 0.2, 0.42), (5.55, -0.6, 0.5, 0.6), (3.45, -1.0, 0.1, 0.36), (2.0, 1.2, 1.65, 0.34), (3.3, 0.8, 2.35, 0.26), (0.55, 0.8, 0.75, 0.22), (5.2, 1.2, 2.6, 0.4), (6.4, 0.6, 1.6, 0.5), (1.1, -0.6, 1.3, 0.13), (2.9, 0.4, 2.0, 0.1), (-0.4, 0.3, 0.05, 0.16), (4.9, -1.0, -0.1, 0.4)]:
        large.append(((x, y, z), r, chance.uniform(0, 6)))
    copies(small, beds)
    copies(white, clear)
    copies(bubble, large)
    camera((0.9, -13, 1.5), (0.9, 0, 0.62), 50, 2.2, (2.6, -0.7, 0.7))


def bubbles(scene):
    """Bubbles rising in light."""
    scene.cycles.transparent_max_bounces = 20
    chance = random.Random(5)
    sky('#0d5f9e', '#d9f4ff', 0.7)
    backdrop('#2f9fd6', '#0b5298', (90, 40), (0, 30, 4), 1.0, across='#7fcdf0')
    lamp((-5, -3, 9), (3, 0, 0), 5, 900, '#ffffff', 3)
    lamp((9, -2, 5), (3, 0, 0), 3, 500, '#ffffff', 5)
    places = []
    for _ in range(90):
        t = chance.random()
        x = 3.3 + chance.gauss(0, 1.7)
        if x < -0.8:
            continue
        places.append(((x, chance.uniform(-3, 6), -3 + 7.5 * chance.random()), 0.05 + 0.55 * chance.random() ** 3, chance.uniform(0, 6)))
    places += [((2.3, 0, 0.2), 0.95, 1), ((4.6, 0.5, 1.6), 0.7, 2), ((3.7, -0.3, -1.3), 0.55, 0), ((5.4, -0.2, -0.4), 0.62, 4)]
    copies(ball(film('#bfe9ff', 0.8), 5), places)
    camera((0.9, -13, 0.4), (0.9, 0, 0.4), 50, 1.6, (2.6, -0.4, 0.2))


def drops(chance, count, area, keep, low=0.02, high=0.16):
    places = []
    for _ in range(count * 6):
        if len(places) >= count:
            break
        x, z = chance.uniform(*area[0]), chance.uniform(*area[1])
        r = low + (high - low) * chance.random() ** 3
        if chance.random() > keep(x, z):
            continue
        if any((x - p[0]) ** 2 + (z - p[1]) ** 2 < (r + p[2]) ** 2 * 0.95 for p in places):
            continue
        places.append((x, z, r))
    return places


def water_glass(scene):
    """Drops on a pane in front of a bright room."""
    chance = random.Random(21)
    sky('#0c4d86', '#e8f7ff', 0.8)
    backdrop('#0f4c86', '#3f9bd3', (40, 22), (0, 12, 0), 1.0, across='#bfe6fa')
    for x, z, r, colour, power in [(5.5, 2.2, 0.9, '#ffffff', 3.5), (7.6, 0.6, 1.1, '#e9f8ff', 3), (4.2, -1.2, 0.7, '#fff1d6', 2.4), (8.6, 3.2, 0.7, '#ffffff', 3), (3.0, 1.0, 0.5, '#c8f0ff', 2)]:
        copies(ball(emission(colour, power), 3), [((x, 10, z), r, 0)])
    water = glass('#ffffff', 0.0, 1.33)
    drop = ball(water, 5)
    keep = lambda x, z: 0.12 + 0.88 / (1 + math.exp(-(x + 0.1) * 1.5))
    places = []
    for x, z, r in drops(chance, 620, ((-4.4, 4.6), (-2.6, 2.6)), keep, 0.018, 0.2):
        places.append(((x, 0, z), (r * chance.uniform(0.9, 1.1), r * 0.42, r * chance.uniform(0.95, 1.25)), 0))
    copies(drop, places)
    for x, top, low in [(1.9, 2.6, -0.6), (3.2, 1.5, -1.7), (0.8, 0.6, -1.9)]:
        run = [(x + 0.03 * math.sin(k * 1.4), 0.01, top + (low - top) * k / 8, 0.7 + 0.5 * (k / 8) ** 3) for k in range(9)]
        stream = tube('run', run, 0.05, water)
        stream.scale.y = 0.4
    camera((0, -9, 0), (0, 0, 0), 50, 1.4, (0, 0, 0))


def leaf_mesh(material, long=2.4, wide=0.75):
    verts, faces = [], []
    nu, nv = 40, 14
    for i in range(nu + 1):
        t = i / nu
        half = wide * math.sin(math.pi * t ** 0.85) ** 0.8 * (1 - 0.25 * t)
        for j in range(nv + 1):
            s = j / nv * 2 - 1
            veins = 0.012 * math.sin((t * 14 + abs(s) * 3) * math.pi)
            verts.append((long * (t - 0.5), half * s, 0.22 * abs(s) ** 1.4 * half - 0.5 * (t - 0.45) ** 2 + veins * (1 - abs(s))))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            faces.append((a, a + 1, a + nv + 2, a + nv + 1))
    made = add('leaf', verts, faces, material)
    subdivide(made, 1)
    return made


def leaf(scene):
    """Green leaves with drops of water, lit from behind."""
    chance = random.Random(9)
    sky('#0b3d22', '#f2ffd8', 0.7)
    backdrop('#12592f', '#2f8d46', (60, 30), (0, 16, 0), 0.8, across='#bfe584')
    sun((-0.5, -0.5, -0.8), 3.2, '#fffbe0', 4)
    lamp((3, 5, 4), (2.4, 0, 0), 4, 500, '#efffc8')
    leaves = []
    for k, (colour, rough) in enumerate((('#2f8f3a', 0.3), ('#54a83a', 0.32), ('#1f7a3c', 0.28))):
        material = bumped(principled(colour, rough, specular=0.5), 9, 0.12, 0.04)
        tree = material.node_tree
        mix, through, out = tree.nodes.new('ShaderNodeMixShader'), tree.nodes.new('ShaderNodeBsdfTranslucent'), tree.nodes['Material Output']
        through.inputs['Color'].default_value = (0.32, 0.6, 0.06, 1)
        mix.inputs['Fac'].default_value = 0.35
        tree.links.new(tree.nodes['Principled BSDF'].outputs[0], mix.inputs[1])
        tree.links.new(through.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], out.inputs['Surface'])
        leaves.append(leaf_mesh(material))
    hero = [((2.35, -0.3, 0.25), 1.0, (0.9, 0.35, 0.5)), ((3.7, 0.3, -0.75), 1.1, (0.7, -0.2, -0.5)), ((3.1, 0.8, 1.25), 1.0, (1.1, 0.2, 1.2)), ((4.6, 1.0, 0.55), 1.2, (0.9, -0.5, 2.2)), ((1.6, 1.2, -0.9), 1.0, (0.8, 0.5, 2.8))]
    for k, (at, scale, turn) in enumerate(hero):
        source = leaves[k % 3]
        made = bpy.data.objects.new('leaf', source.data)
        for m in source.modifiers:
            modifier(made, m.type, levels=1, render_levels=1)
        made.location, made.rotation_euler, made.scale = at, turn, (scale,) * 3
        scene.collection.objects.link(made)
    far = []
    for _ in range(26):
        far.append(((chance.uniform(0.6, 7.5), chance.uniform(2.5, 6), chance.uniform(-2.4, 2.6)), chance.uniform(0.8, 1.4), (chance.uniform(0.4, 1.4), chance.uniform(-0.6, 0.6), chance.uniform(0, 6.3))))
    copies(leaves[1], far[:13])
    copies(leaves[2], far[13:])
    for source in leaves:
        source.location = (0, -60, 0)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    water = ball(glass('#ffffff', 0.0, 1.33), 4)
    places = []
    for _ in range(400):
        if len(places) > 70:
            break
        x, z = chance.uniform(1.0, 4.8), chance.uniform(-1.4, 1.7)
        from mathutils import Vector
        origin = Vector((0, -9, 0.2))
        found, place, normal, _i, obj, _m = scene.ray_cast(graph, origin, (Vector((x, 0, z)) - origin).normalized())
        if found and place.y < 1.5:
            r = 0.025 + 0.085 * chance.random() ** 2
            spin = normal.to_track_quat('Z', 'Y').to_euler()
            places.append((tuple(place), (r, r, r * 0.62), tuple(spin)))
    copies(water, places)
    camera((0, -9, 0.2), (0, 0, 0.05), 50, 1.2, (2.35, -0.45, 0.25))


def tap(scene, at, material):
    """A faucet whose spout reaches toward the camera. Returns the position of the spout's end."""
    x, y, z = at
    lathe('foot', rounded([(0.0, z), (0.17, z), (0.16, z + 0.05), (0.1, z + 0.09), (0.1, z + 0.75), (0.0, z + 0.76)], 0.03), material).location = (x, y, 0)
    tube('spout', [(x, y, z + 0.6), (x, y - 0.02, z + 1.0), (x, y - 0.3, z + 1.22), (x, y - 0.62, z + 1.12), (x, y - 0.68, z + 0.92)], 0.075, material)
    tube('lever', [(x, y, z + 0.72), (x + 0.12, y, z + 0.84), (x + 0.42, y - 0.02, z + 0.95)], 0.035, material)
    return (x, y - 0.68, z + 0.9)


def basin(scene, x, y, z, material, r=1.0):
    profile = [(0.07, -0.42), (0.3, -0.42), (0.7, -0.3), (0.93, -0.04), (0.96, 0.02), (1.0, 0.03), (1.02, 0.0), (0.95, -0.25), (0.6, -0.5), (0.3, -0.55)]
    made = lathe('basin', rounded([(a * r, b * r) for a, b in profile], 0.05), material, around=128, sharp=60)
    made.location = (x, y, z)
    made.scale = (1.15, 0.9, 1)
    return made


def hands(scene):
    """Water running from a faucet into a white basin."""
    sky('#7fb7c4', '#ffffff', 0.6)
    sheet((30, 14), (0, -1.5, 0), material=principled('#d7e3e6', 0.12))
    wall((30, 12), (0, 3.2, 3), tiles('#5fa9bd', '#b5dbe4', 0.62, 0.31, 0.014, 0.14, other='#579fb4'))
    lamp((-4, -3, 7), (2, 0, 0), 4, 520, '#ffffff', 3)
    lamp((7, -2, 4), (2, 0, 0.5), 2, 180, '#fff3df', 4)
    chrome = principled('#e3e7ea', 0.05, 1.0)
    basin(scene, 2.2, 0.4, 0.42, ceramic(), 1.25)
    mouth = tap(scene, (2.2, 1.45, 0.05), chrome)
    water = glass('#ffffff', 0.0, 1.33)
    x, y, z = mouth
    tube('stream', [(x, y, z), (x + 0.004, y - 0.02, z - 0.35, 0.86), (x - 0.006, y - 0.03, z - 0.7, 0.76), (x + 0.004, y - 0.03, z - 1.0, 0.85)], 0.085, water)
    chance = random.Random(3)
    copies(ball(water, 3), [((x + chance.gauss(0, 0.22), y - 0.03 + chance.gauss(0, 0.2), 0.1 + abs(chance.gauss(0, 0.16))), chance.uniform(0.01, 0.03), 0) for _ in range(70)])
    bar = loft('soap', [(0.0, 0.26, 0.16, 2.6), (0.02, 0.32, 0.2, 2.6), (0.1, 0.34, 0.215, 2.6), (0.18, 0.32, 0.2, 2.6), (0.2, 0.26, 0.16, 2.6)], principled('#f6e7c9', 0.4))
    bar.location, bar.rotation_euler = (4.1, 0.2, 0.02), (0, 0, 0.4)
    dish = lathe('dish', rounded([(0.0, 0.0), (0.42, 0.0), (0.5, 0.06), (0.47, 0.07), (0.4, 0.03), (0.0, 0.03)], 0.01), ceramic())
    dish.location = (4.1, 0.2, 0)
    bar.location.z = 0.04
    camera((0.1, -6.4, 2.6), (1.0, 0.6, 0.8), 46, 2.4, (2.2, 0.6, 0.9))


PLACES = {
    'foam': (foam, 40, 0.1), 'bubbles': (bubbles, 64, 0.1), 'water-glass': (water_glass, 64, 0.0), 'leaf': (leaf, 80, 0.1), 'hands': (hands, 72, 0.1),
}
