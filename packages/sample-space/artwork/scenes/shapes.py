"""Meshes: lofts, lathes, rounded boxes, extruded outlines, tubes and label patches. One unit is 10 cm."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree


def add(name, verts, faces, material=None, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    if material:
        mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    return made


def modifier(obj, kind, **values):
    made = obj.modifiers.new(kind, kind)
    for key, value in values.items():
        setattr(made, key, value)
    return made


def subdivide(obj, levels=2):
    modifier(obj, 'SUBSURF', levels=levels, render_levels=levels)
    return obj


def bevel(obj, width, segments=4, angle=35):
    modifier(obj, 'BEVEL', width=width, segments=segments, limit_method='ANGLE', angle_limit=math.radians(angle))
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(50)
    return obj


def loft(name, sections, material=None, around=40, levels=2):
    """A closed body through rounded cross sections: (z, half width, half depth, squareness, x of the center)."""
    verts, faces = [], []
    for section in sections:
        z, rx, ry = section[:3]
        n = section[3] if len(section) > 3 else 2
        cx = section[4] if len(section) > 4 else 0
        for i in range(around):
            t = 2 * math.pi * i / around
            c, s = math.cos(t), math.sin(t)
            verts.append((cx + rx * math.copysign(abs(c) ** (2 / n), c), ry * math.copysign(abs(s) ** (2 / n), s), z))
    rings = len(sections)
    for r in range(rings - 1):
        for i in range(around):
            j = (i + 1) % around
            faces.append((r * around + i, r * around + j, (r + 1) * around + j, (r + 1) * around + i))
    for ring, flip in ((0, True), (rings - 1, False)):
        middle = len(verts)
        cx = sections[ring][4] if len(sections[ring]) > 4 else 0
        verts.append((cx, 0, sections[ring][0]))
        for i in range(around):
            j = (i + 1) % around
            a, b = ring * around + i, ring * around + j
            faces.append((b, a, middle) if flip else (a, b, middle))
    made = add(name, verts, faces, material)
    return subdivide(made, levels) if levels else made


def lathe(name, profile, material=None, around=96, sharp=32, closed=True):
    """A body of revolution. `profile` is a list of (radius, z) from bottom to top. Disks close the ends if `closed`."""
    verts, faces = [], []
    for radius, z in profile:
        for i in range(around):
            t = 2 * math.pi * i / around
            verts.append((radius * math.cos(t), radius * math.sin(t), z))
    for r in range(len(profile) - 1):
        for i in range(around):
            j = (i + 1) % around
            faces.append((r * around + i, r * around + j, (r + 1) * around + j, (r + 1) * around + i))
    for ring, flip in ((0, True), (len(profile) - 1, False)):
        if closed and profile[ring][0] > 1e-4:
            loop = [ring * around + i for i in range(around)]
            faces.append(tuple(reversed(loop)) if flip else tuple(loop))
    made = add(name, verts, faces, material)
    bpy.context.view_layer.objects.active = made
    bm = bmesh.new()
    bm.from_mesh(made.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(made.data)
    bm.free()
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(sharp)
    return made


def rounded(profile, radius, steps=5):
    """Rounds every corner of a lathe profile except its two ends."""
    out = [profile[0]]
    for before, corner, after in zip(profile, profile[1:], profile[2:]):
        a, c, b = Vector(before), Vector(corner), Vector(after)
        r = min(radius, (a - c).length * 0.48, (b - c).length * 0.48)
        start, end = c + (a - c).normalized() * r if r else c, c + (b - c).normalized() * r if r else c
        for k in range(steps + 1):
            t = k / steps
            p = (1 - t) ** 2 * start + 2 * t * (1 - t) * c + t * t * end
            out.append((p.x, p.y))
    out.append(profile[-1])
    return out


def cuboid(name, size, at=(0, 0, 0), material=None, round_by=0.02, segments=4):
    """A box with rounded edges. `at` is the center of its bottom."""
    x, y, z = (value / 2 for value in size)
    verts = [(sx * x, sy * y, z + sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = add(name, verts, faces, material, smooth=True)
    made.location = at
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(40)
    if round_by:
        bevel(made, round_by, segments)
    return made


def outline(name, points, depth, material=None, round_by=0.05, smooth=True):
    """Extrudes a side view, a list of (x, z), and rounds its edges. A third item, 'v', makes a point a sharp corner."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = max(0.001, depth / 2 - round_by)
    curve.bevel_depth = round_by
    curve.offset = -round_by
    curve.bevel_resolution = 4
    curve.resolution_u = 10
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = True
    for target, point in zip(spline.bezier_points, points):
        target.co = (point[0], point[1], 0)
        kind = 'VECTOR' if len(point) > 2 or not smooth else 'AUTO'
        target.handle_left_type = target.handle_right_type = kind
    made = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(made)
    made.rotation_euler = (math.pi / 2, 0, 0)
    if material:
        curve.materials.append(material)
    return made


def tube(name, points, radius, material=None, cyclic=False, handles='AUTO'):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = 16
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = cyclic
    for target, point in zip(spline.bezier_points, points):
        target.co = point[:3]
        target.handle_left_type = target.handle_right_type = handles
        if len(point) > 3:
            target.radius = point[3]
    made = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(made)
    if material:
        curve.materials.append(material)
    return made


def to_mesh(obj):
    """Replaces an object with a plain mesh that has its modifiers applied."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    made = bpy.data.objects.new(obj.name, mesh)
    bpy.context.scene.collection.objects.link(made)
    made.matrix_world = obj.matrix_world
    bpy.data.objects.remove(obj)
    return made


def melt(name, objects, material, voxel=0.018, smooth=12):
    """Joins bodies into one mesh with soft joints, like those of a blow-molded bottle."""
    plain = [to_mesh(obj) for obj in objects]
    bm = bmesh.new()
    for obj in plain:
        mesh = obj.data.copy()
        mesh.transform(obj.matrix_world)
        bm.from_mesh(mesh)
        bpy.data.objects.remove(obj)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    modifier(made, 'REMESH', mode='VOXEL', voxel_size=voxel, use_smooth_shade=True)
    modifier(made, 'SMOOTH', factor=0.5, iterations=smooth)
    made = to_mesh(made)
    made.name = name
    made.data.materials.clear()
    made.data.materials.append(material)
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    return made


def label(name, body, left, right, bottom, top, material, steps=56, lift=0.006, smooth=0):
    """A patch on the front of a body. Its UV coordinates follow the surface, so that the print is not squeezed at the
    sides of a round body. Returns the patch and its aspect ratio (width / height)."""
    graph = bpy.context.evaluated_depsgraph_get()
    bodies = body if isinstance(body, (list, tuple)) else [body]
    trees = []
    for each in bodies:
        bm = bmesh.new()
        evaluated = each.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        bm.from_mesh(mesh)
        bm.transform(each.matrix_world)
        trees.append(BVHTree.FromBMesh(bm))
        evaluated.to_mesh_clear()
        bm.free()
    def hit(x, z):
        found = [t.ray_cast(Vector((x, -50, z)), Vector((0, 1, 0))) for t in trees]
        found = [f for f in found if f[0] is not None]
        if not found:
            raise ValueError(f'the label {name} leaves its body at x {x:.2f}, z {z:.2f}')
        return min(found, key=lambda f: f[0].y)
    rows = []
    for j in range(steps + 1):
        z = bottom + (top - bottom) * j / steps
        row = []
        for i in range(steps + 1):
            place, normal, *_ = hit(left + (right - left) * i / steps, z)
            row.append(place + normal * lift)
        rows.append(row)
    middle = rows[steps // 2]
    along = [0.0]
    for a, b in zip(middle, middle[1:]):
        along.append(along[-1] + (b - a).length)
    column = [row[steps // 2] for row in rows]
    tall = sum((b - a).length for a, b in zip(column, column[1:]))
    verts = [p for row in rows for p in row]
    n = steps + 1
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(steps) for i in range(steps)]
    made = add(name, verts, faces, material)
    uv = made.data.uv_layers.new(name='UVMap')
    for loop in made.data.loops:
        j, i = divmod(loop.vertex_index, n)
        uv.data[loop.index].uv = (along[i] / along[-1], j / steps)
    if smooth:
        modifier(made, 'SMOOTH', factor=0.5, iterations=smooth)
    return made, along[-1] / tall


def turn(objects, degrees, pivot=(0, 0)):
    """Rotates objects together about a vertical axis."""
    bpy.context.view_layer.update()
    move = Matrix.Translation((pivot[0], pivot[1], 0)) @ Matrix.Rotation(math.radians(degrees), 4, 'Z') @ Matrix.Translation((-pivot[0], -pivot[1], 0))
    for obj in objects:
        obj.matrix_world = move @ obj.matrix_world
